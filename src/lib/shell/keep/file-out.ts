export const JSON_TYPE = 'application/json';

/** A name every file system takes: letters and digits of any script, dashes between. */
export const fileNameOf = (...words: readonly string[]): string =>
  words
    .map((word) => word.normalize('NFC').replace(/[^\p{L}\p{N}]+/gu, '-'))
    .map((word) => word.replace(/^-+|-+$/g, '').slice(0, 60))
    .filter(Boolean)
    .join('-') || 'table';

export const today = (at = new Date()): string => {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
};

export const jsonFile = (name: string, parts: readonly string[]): File =>
  new File([...parts], `${name}.json`, { type: JSON_TYPE });

/** Whether the system's share sheet takes this file. */
export const canShare = (file: File): boolean =>
  typeof navigator.share === 'function' && (navigator.canShare?.({ files: [file] }) ?? false);

/** 'shared' also where the sheet was closed again: that is an answer too. */
export async function share(file: File): Promise<'shared' | 'refused'> {
  try {
    await navigator.share({ files: [file], title: file.name });
    return 'shared';
  } catch (fault) {
    return (fault as { name?: string }).name === 'AbortError' ? 'shared' : 'refused';
  }
}

export function download(file: File): void {
  const url = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: url, download: file.name });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
