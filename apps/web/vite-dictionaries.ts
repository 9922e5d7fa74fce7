import type { Plugin } from 'vite';
import { dictionaryFiles as files } from '../../packages/analysis/src/spelling/dictionaries.ts';
import { readDictionary } from '../../scripts/dictionary-files.ts';

const moduleId = 'virtual:dictionaries';

/**
 * Serves the dictionary files unchanged, with hashed names in builds, and exports their URLs as a virtual module. They are not part of any
 * script: the browser loads only the dictionaries of the languages in use.
 */
export function dictionaryFiles(): Plugin {
  let isBuild = false;

  return {
    name: 'dictionary-files',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    resolveId: (id) => (id === moduleId ? `\0${moduleId}` : null),
    async load(id) {
      if (id !== `\0${moduleId}`) return null;
      const entries = await Promise.all(
        files.map(async (file) => {
          const key = JSON.stringify(file.file);
          if (!isBuild) return `${key}: ${JSON.stringify(`/@dictionaries/${file.file}`)}`;
          const name = file.file.replace('/index', '');
          const source = await readDictionary(file);

          return `${key}: import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: 'asset', name, source })}`;
        }),
      );

      return `export const dictionaryAddresses = {${entries.join(', ')}};`;
    },
    configureServer({ middlewares }) {
      middlewares.use('/@dictionaries', (request, response, next) => {
        const file = files.find((one) => request.url === `/${one.file}`);
        if (file) void readDictionary(file).then((text) => response.end(text), next);
        else next();
      });
    },
  };
}
