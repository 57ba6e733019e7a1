import { mustTool, runTool } from './run.mjs';

/** What is checked without running the app. Each has a name, and answers an exit code. */
export const CHECKS = [
  {
    name: 'types, app',
    run: async () => {
      await mustTool('@sveltejs/kit/svelte-kit.js', ['sync']);
      return runTool('svelte-check/bin/svelte-check', [
        '--tsconfig',
        './tsconfig.json',
        '--output',
        'human',
        '--fail-on-warnings'
      ]);
    }
  },
  {
    name: 'types, rules without a browser',
    run: () => runTool('typescript/bin/tsc', ['-p', 'tsconfig.pure.json'])
  },
  {
    name: 'lint',
    run: () => runTool('eslint/bin/eslint.js', ['.', '--max-warnings', '0'])
  },
  {
    name: 'format',
    run: () => runTool('prettier/bin/prettier.cjs', ['--check', '--log-level', 'warn', '.'])
  }
];
