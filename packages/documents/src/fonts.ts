import { fileURLToPath } from 'node:url';

/** Paths in the package of each family. */
const fontPaths = {
  '@expo-google-fonts/inter': [
    './400Regular/Inter_400Regular.ttf',
    './500Medium/Inter_500Medium.ttf',
    './600SemiBold/Inter_600SemiBold.ttf',
  ],
  '@expo-google-fonts/source-serif-4': [
    './400Regular/SourceSerif4_400Regular.ttf',
    './600SemiBold/SourceSerif4_600SemiBold.ttf',
  ],
  '@expo-google-fonts/vazirmatn': [
    './400Regular/Vazirmatn_400Regular.ttf',
    './600SemiBold/Vazirmatn_600SemiBold.ttf',
  ],
  '@embedpdf/fonts-sc': ['../fonts/NotoSansHans-Regular.otf', '../fonts/NotoSansHans-Bold.otf'],
};

/** Font files for PDFs and PNGs of charts. Typst and resvg read TrueType and OpenType, but not WOFF2. */
export function findFontFiles(): string[] {
  return Object.entries(fontPaths).flatMap(([name, paths]) => {
    const entry = import.meta.resolve(name); // relative to the package's entry point, because not every package exports its files

    return paths.map((path) => fileURLToPath(new URL(path, entry)));
  });
}
