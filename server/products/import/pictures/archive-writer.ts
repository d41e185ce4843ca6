// Writer of ZIP archives in memory from entries that are already compressed: every size is stated once, and is the one given.

export interface ArchiveEntry {
  /** As the bytes of the original archive. */
  readonly name: Buffer;
  /** 0: stored, 8: deflated. */
  readonly method: number;
  readonly crc32: number;
  readonly compressed: Buffer;
  readonly uncompressedSize: number;
}

const LOCAL_SIGNATURE = 0x04034b50;
const CENTRAL_SIGNATURE = 0x02014b50;
const END_SIGNATURE = 0x06054b50;
const VERSION = 20;

/** The fields that both headers of an entry have, from `at`. */
function writeCommon(header: Buffer, at: number, entry: ArchiveEntry): void {
  header.writeUInt16LE(VERSION, at);
  header.writeUInt16LE(entry.method, at + 4);
  header.writeUInt32LE(entry.crc32, at + 10);
  header.writeUInt32LE(entry.compressed.length, at + 14);
  header.writeUInt32LE(entry.uncompressedSize, at + 18);
  header.writeUInt16LE(entry.name.length, at + 22);
}

function localHeader(entry: ArchiveEntry): Buffer {
  const header = Buffer.alloc(30);
  header.writeUInt32LE(LOCAL_SIGNATURE, 0);
  writeCommon(header, 4, entry);
  return header;
}

function centralHeader(entry: ArchiveEntry, offset: number): Buffer {
  const header = Buffer.alloc(46);
  header.writeUInt32LE(CENTRAL_SIGNATURE, 0);
  header.writeUInt16LE(VERSION, 4);
  writeCommon(header, 6, entry);
  header.writeUInt32LE(offset, 42);
  return header;
}

/** At most 65,534 entries, and less than 4 GB: without ZIP64. */
export function writeArchive(entries: readonly ArchiveEntry[]): Buffer {
  const contents: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const content = [localHeader(entry), entry.name, entry.compressed];
    contents.push(...content);
    directory.push(centralHeader(entry, offset), entry.name);
    for (const { length } of content) offset += length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(END_SIGNATURE, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(
    directory.reduce((sum, { length }) => sum + length, 0),
    12,
  );
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...contents, ...directory, end]);
}
