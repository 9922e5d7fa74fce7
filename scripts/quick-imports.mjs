import { existsSync, readFileSync } from 'node:fs';
import { enableCompileCache, registerHooks } from 'node:module';
import { join } from 'node:path';

/**
 * Loaded before a server: it imports above a thousand small files, and Node would look for the manifest of each one's
 * package, read it again every time, and compile everything anew. Here a package is looked at once, and what was
 * compiled, or stripped of its types, is kept in `.cache` (or where NODE_COMPILE_CACHE says) as long as a file is the same.
 */
enableCompileCache(join(import.meta.dirname, '../.cache/compiled'));
registerHooks({ resolve });

const formats = { '.js': 'module', '.ts': 'module-typescript' };
const modules = new Set(Object.values(formats));

/** By folder, as an address that ends in a slash: the package that it belongs to. */
const packages = new Map();

/** By package and name: what the package imports by it. */
const named = new Map();

function resolve(specifier, context, next) {
  const { parentURL, conditions, importAttributes = {} } = context;
  const isImport = parentURL?.startsWith('file:') && conditions.includes('import');
  if (!isImport || Object.keys(importAttributes).length > 0) return next(specifier, context);

  return /^\.\.?\//.test(specifier)
    ? (besides(specifier, parentURL) ?? next(specifier, context))
    : byName(specifier, context, next);
}

/** A file by its path; only where its package leaves no doubt that it is a module. */
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
