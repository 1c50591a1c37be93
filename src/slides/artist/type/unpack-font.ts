import { inflateSync } from 'node:zlib';
import woff2 from 'wawoff2/build/decompress_binding.js';

await new Promise<void>((resolve) => {
  woff2.onRuntimeInitialized = resolve;
});

/** The font inside a WOFF or WOFF2 file, as shaping needs it. */
export function unpackFont(file: Buffer): Uint8Array {
  const signature = file.toString('latin1', 0, 4);
  if (signature === 'wOFF') return unpackWoff(file);
  const font = signature === 'wOF2' && woff2.decompress(file);
  if (!font) throw new Error('The font file is neither WOFF nor WOFF2.');
  return font;
}

const headerSize = 12;
const entrySize = 16;

function unpackWoff(file: Buffer): Uint8Array {
  const tableCount = file.readUInt16BE(12);
  const tables = Array.from({ length: tableCount }, (_, index) => readTable(file, 44 + index * 20));
  const start = headerSize + tableCount * entrySize;
  const font = Buffer.alloc(start + tables.reduce((sum, { content }) => sum + padded(content.length), 0));
  file.copy(font, 0, 4, 8);
  font.writeUInt16BE(tableCount, 4);
  let offset = start;
  for (const [index, { tag, checksum, content }] of tables.entries()) {
    const entry = headerSize + index * entrySize;
    font.write(tag, entry, 'latin1');
    font.writeUInt32BE(checksum, entry + 4);
    font.writeUInt32BE(offset, entry + 8);
    font.writeUInt32BE(content.length, entry + 12);
    content.copy(font, offset);
    offset += padded(content.length);
  }
  return font;
}

const padded = (length: number): number => Math.ceil(length / 4) * 4;

function readTable(file: Buffer, entry: number): { tag: string; checksum: number; content: Buffer } {
  const offset = file.readUInt32BE(entry + 4);
  const packedLength = file.readUInt32BE(entry + 8);
  const length = file.readUInt32BE(entry + 12);
  const packed = file.subarray(offset, offset + packedLength);
  return {
    tag: file.toString('latin1', entry, entry + 4),
    checksum: file.readUInt32BE(entry + 16),
    content: packedLength < length ? inflateSync(packed) : packed,
  };
}
