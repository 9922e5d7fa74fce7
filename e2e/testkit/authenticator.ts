import { createHmac } from 'node:crypto';

/** The TOTP code for a secret at a time (RFC 6238: SHA-1, six digits, 30-second steps). */
export function totpAt(secret: string, at: number): string {
  const step = Buffer.alloc(8);
  step.writeBigUInt64BE(BigInt(Math.floor(at / 30_000)));
  const mac = createHmac('sha1', fromBase32(secret)).update(step).digest();
  const offset = (mac.at(-1) ?? 0) & 15;
  const number = mac.readUInt32BE(offset) & 0x7fff_ffff;

  return String(number % 1_000_000).padStart(6, '0');
}

function fromBase32(text: string): Buffer {
  const bits = [...text.toUpperCase().replaceAll(/[^A-Z2-7]/g, '')]
    .map((letter) => base32Alphabet.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  const bytes = bits.match(/.{8}/g) ?? [];

  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
}

const base32Alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
