export const COMMANDS = ['score', 'prices', 'disaster', 'place'] as const;
export type CommandName = (typeof COMMANDS)[number];
export type OptionName = 'player' | 'kind' | 'selected-by' | 'tile' | 'roads' | 'good';

interface Allowance {
  readonly required: readonly OptionName[];
  readonly allowed: readonly OptionName[];
}

export const COMMAND_OPTIONS: Readonly<Record<CommandName, Allowance>> = {
  score: { required: [], allowed: [] },
  prices: { required: ['player'], allowed: [] },
  disaster: { required: ['kind'], allowed: ['selected-by'] },
  place: { required: ['player', 'tile', 'roads'], allowed: ['good'] }
};
