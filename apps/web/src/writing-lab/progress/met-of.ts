import type { Aim } from '@longhand/contract/writing-lab-targets';

/** Where a value lies against its aim. */
export function metOf(value: number, { least, most }: Aim): 'within' | 'below' | 'above' {
  if (least !== null && value < least) return 'below';

  return most !== null && value > most ? 'above' : 'within';
}
