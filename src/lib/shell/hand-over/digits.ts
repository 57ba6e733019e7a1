/** Bytes as one long number: a QR code holds digits in less than half the room of letters. */
export const toDigits = (bytes: Uint8Array): string =>
  BigInt(
    `0x1${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`
  ).toString();

/** Null for anything that is not exactly what `toDigits` writes. */
export function fromDigits(text: string): Uint8Array | null {
  if (!/^[1-9]\d*$/.test(text)) return null;
  const hex = BigInt(text).toString(16);
  if (hex.length % 2 === 0 || hex[0] !== '1') return null;
  return Uint8Array.from({ length: (hex.length - 1) / 2 }, (_, index) =>
    parseInt(hex.slice(2 * index + 1, 2 * index + 3), 16)
  );
}
