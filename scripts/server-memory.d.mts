export function memoryFlags(bytes: number): string[];
export const memoryEnvironment: Record<string, string>;
