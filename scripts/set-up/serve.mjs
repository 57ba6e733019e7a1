import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8'
};

const isFile = (path) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
const isFolder = (path) => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

/** Serves a folder of static files as a plain host would; answers the server and its address. */
export function serve({ directory, base = '', port = 0, host = 'localhost' }) {
  const server = createServer((request, response) => {
    const { pathname, search } = new URL(`http://localhost${request.url}`);
    const send = (status, path) => {
      response.writeHead(status, {
        'content-type': TYPES[extname(path)] ?? 'application/octet-stream',
        'cache-control': pathname.includes('/_app/immutable/')
          ? 'public, max-age=31536000, immutable'
          : 'no-cache',
        'x-content-type-options': 'nosniff'
      });
      const file = createReadStream(path);
      file.on('error', () => response.destroy());
      file.pipe(response);
    };
    const sendNotFound = () => {
      const page = join(directory, '404.html');
      if (isFile(page)) send(404, page);
      else response.writeHead(404).end();
    };
    const redirect = (to) => response.writeHead(308, { location: to + search }).end();

    if (base && pathname === base) return redirect(`${base}/`);
    let inside;
    try {
      inside = normalize(decodeURIComponent(pathname.slice(base.length)));
    } catch {
      return response.writeHead(400).end();
    }
    const path = join(directory, inside);
    const outside = !pathname.startsWith(`${base}/`) || !`${path}${sep}`.startsWith(directory);
    if (outside) return sendNotFound();
    if (isFile(path)) return send(200, path);
    if (isFolder(path) && !pathname.endsWith('/')) return redirect(`${pathname}/`);
    if (isFile(join(path, 'index.html'))) return send(200, join(path, 'index.html'));
    return sendNotFound();
  });
  return new Promise((resolve, reject) => {
    server.on('error', reject);
    server.listen(port, host, () =>
      resolve({ server, address: `http://localhost:${server.address().port}${base}/` })
    );
  });
}
