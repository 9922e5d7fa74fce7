import { existsSync, readFileSync } from 'node:fs';
import { enableCompileCache, registerHooks } from 'node:module';
import { join } from 'node:path';

/**
 * Preloaded for the server, which imports more than a thousand small files: Node would search for and read the manifest of each file's
 * package again, and recompile every file. This caches package lookups, and keeps compiled and type-stripped code in `.cache` (or
 * NODE_COMPILE_CACHE) until a file changes.
 */
enableCompileCache(join(import.meta.dirname, '../.cache/compiled'));
registerHooks({ resolve });

const formats = { '.js': 'module', '.ts': 'module-typescript' };
const modules = new Set(Object.values(formats));

/** The package of each folder, by folder URL with a trailing slash. */
const packages = new Map();

/** Resolved modules, by package and specifier. */
const named = new Map();

function resolve(specifier, context, next) {
  const { parentURL, conditions, importAttributes = {} } = context;
  const isImport = parentURL?.startsWith('file:') && conditions.includes('import');
  if (!isImport || Object.keys(importAttributes).length > 0) return next(specifier, context);

  return /^\.\.?\//.test(specifier)
    ? (besides(specifier, parentURL) ?? next(specifier, context))
    : byName(specifier, context, next);
}

/** Resolves a relative path, if its package is declared as a module. */
function besides(specifier, parentURL) {
  const format = formats[specifier.slice(-3)];
  if (format === undefined) return null;
  const url = new URL(specifier, parentURL).href;

  return packageOf(folderOf(url)).isModule ? { url, format, shortCircuit: true } : null;
}

function byName(specifier, context, next) {
  const key = `${packageOf(folderOf(context.parentURL)).folder} ${specifier}`;
  const known = named.get(key);
  if (known !== undefined) return known;
  const found = next(specifier, context);
  if (modules.has(found.format)) named.set(key, { ...found, shortCircuit: true });

  return found;
}

function packageOf(folder) {
  const known = packages.get(folder) ?? readPackage(folder);
  packages.set(folder, known);

  return known;
}

function readPackage(folder) {
  const manifest = new URL('package.json', folder);
  if (existsSync(manifest)) {
    return { folder, isModule: JSON.parse(readFileSync(manifest, 'utf8')).type === 'module' };
  }
  const above = new URL('..', folder).href;

  return above === folder ? { folder, isModule: false } : packageOf(above);
}

function folderOf(url) {
  return url.slice(0, url.lastIndexOf('/') + 1);
}
