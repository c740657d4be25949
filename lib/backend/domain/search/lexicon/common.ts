import type { Lexicon } from './lexicon'

/** Phrases that are the same in every language. */
export const COMMON: Lexicon = {
  colour: { beige: 'beige', orange: 'orange', turquoise: 'turquoise' },
  size: { eu: 'eu', uk: 'uk', us: 'us', mondo: 'mondo, mondopoint' },
  currency: {
    eur: '€, eur, euro, euros, euroa, e, евро, eu',
    usd: '$, usd',
    gbp: '£, gbp',
    sek: 'kr, sek, kronor, kruunua, kronen, couronnes, крон',
    rub: 'руб, rub, рублей, рубля, рубль, р, ₽, roubles, rubel',
    chf: 'chf, franken, francs, sfr',
  },
  unit: {
    l: 'l, ltr, л',
    g: 'g, gr, г, гр',
    cm: 'cm, см',
    m: 'm, м',
    kg: 'kg, кг',
    mm: 'mm, мм',
    lm: 'lm',
    mah: 'mah, мач',
  },
  goods: {
    'shell-jackets rain-wear': 'goretex jacket',
    'softshell-jackets': 'softshell',
    'fuel-stoves stoves': 'trangia',
    'gas-stoves': 'jetboil',
    'water-bottles bottles running-vests': 'camelbak, nalgene',
    sup: 'sup, sup board',
    power: 'powerbank',
    navigation: 'gps',
    watches: 'gps watch, smartwatch',
    gaiters: 'buff',
    'mountain-bikes': 'mtb, hardtail',
    'gravel-bikes': 'gravel',
  },
  absent: {
    '': 'north face, the north face, patagonia, columbia, jack wolfskin, arcteryx, haglofs, haglöfs, fjallraven, fjällräven, helly hansen, mammut, vaude, rab, norrona, norrøna, halti, didriksons, icepeak, marmot, mountain equipment, berghaus, regatta, bergans, peak performance, nike, adidas, puma, under armour, carhartt, decathlon, quechua, msr, exped, sea to summit, sealskinz, odlo, craft, rossignol',
    'childrens-clothing': 'reima, polarn o pyret, lassie, name it',
    footwear:
      'salomon, hoka, merrell, lowa, meindl, scarpa, la sportiva, asics, keen, teva, crocs, ecco, timberland, viking, nokian, birkenstock, new balance, brooks, hanwag, altra, saucony',
    packs: 'osprey, deuter, gregory, samsonite, eastpak',
    watches: 'garmin, suunto, polar, apple watch, coros, casio',
    'headlamps-lights': 'petzl, black diamond, led lenser, ledlenser, silva',
    tents: 'hilleberg, big agnes, coleman, vango, nordisk',
    mats: 'thermarest, therm a rest',
    stoves: 'primus, optimus, campingaz',
    'base-layers': 'icebreaker, devold, smartwool, janus, ulvang',
    skiing:
      'atomic, fischer, madshus, head, k2, dynafit, volkl, völkl, elan, nordica, tecnica, swix, poc, oakley, uvex, giro, smith',
    knives: 'mora, morakniv, fiskars, leatherman, victorinox, opinel, gerber, marttiini',
    bottles: 'stanley, sigg, yeti, hydro flask, klean kanteen',
    bikes: 'trek, cube, specialized, giant, canyon, scott, merida, kona, orbea, shimano, thule, ortlieb, brompton',
  },
}
