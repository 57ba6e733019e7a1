const JSON_TYPE = 'application/json';

/** A name every file system takes: letters and digits of any script, dashes between. */
export const fileNameOf = (...words: readonly string[]): string =>
  words
    .map((word) => word.normalize('NFC').replace(/[^\p{L}\p{N}]+/gu, '-'))
    .map((word) => word.replace(/^-+|-+$/g, '').slice(0, 60))
    .filter(Boolean)
    .join('-') || 'table';

export const jsonFile = (name: string, parts: readonly string[]): File =>
  new File([...parts], `${name}.json`, { type: JSON_TYPE });

const canShare = (file: File): boolean =>
  typeof navigator.share === 'function' && (navigator.canShare?.({ files: [file] }) ?? false);

export type Way = 'download' | 'share';

/**
 * How a file can leave, the best way first. An iPhone shows a file downloaded from its Home Screen
 * instead of keeping it: there the share sheet saves it.
 */
export function waysOf(file: File): readonly Way[] {
  if (!canShare(file)) return ['download'];
  const fromHomeScreen = (navigator as { standalone?: boolean }).standalone === true;
  return fromHomeScreen ? ['share', 'download'] : ['download', 'share'];
}

/** Answers whether it left; a share sheet that was closed again kept it here. */
export async function sendOut(file: File, way: Way): Promise<boolean> {
  if (way === 'share')
    try {
      await navigator.share({ files: [file], title: file.name });
      return true;
    } catch (fault) {
      if ((fault as { name?: string }).name === 'AbortError') return false;
    }
  download(file);
  return true;
}

export function download(file: File): void {
  const url = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: url, download: file.name });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
