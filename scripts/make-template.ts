import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { createEmptyDatabaseImage, templateFile } from '../apps/server/src/platform/db/template.ts';

/**
 * Writes the empty database template that a first start unpacks instead of running initdb for seconds. Run it after every PGlite upgrade:
 * `node scripts/make-template.ts`.
 */
const image = await createEmptyDatabaseImage();
const packed = brotliCompressSync(image, {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
    [constants.BROTLI_PARAM_SIZE_HINT]: image.length,
  },
});

mkdirSync(dirname(templateFile()), { recursive: true });
writeFileSync(templateFile(), packed);
console.log(`${templateFile()}: ${packed.length} bytes`);
