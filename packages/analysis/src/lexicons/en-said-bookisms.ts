import { wordSet } from './word-set.ts';

/** Ornate dialogue tags (said bookisms). Written for Longhand. */
export const englishSaidBookisms =
  wordSet(`hissed ejaculated opined intoned proclaimed growled snarled barked purred breathed chuckled laughed grinned
    smiled sneered spat sobbed wailed moaned groaned gasped grunted snorted sighed shrugged smirked giggled nodded beamed
    quipped retorted rejoined interjected expostulated averred queried chortled cackled crowed bellowed thundered trilled
    chirped cooed croaked rasped spluttered sputtered bleated simpered vociferated asseverated remonstrated frowned
    glowered pouted winked chided exhorted pontificated enthused gushed drawled`);
