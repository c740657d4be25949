/** The houses of the demo's stores, one for each town. */
import type { HouseName } from './base/families'
import { hiker, skier } from './scene-props'

type Wall = 'bricks' | 'boards' | 'logs' | 'panels' | 'plaster'
type Roof = 'flat' | 'gable' | 'saw' | 'hip'

export interface House {
  sky: readonly [top: string, bottom: string]
  behind: string
  wall: string
  texture: Wall
  roof: Roof
  roofColour: string
  /** The height of the wall as a share of the sheet, and its width. */
  tall: number
  wide: number
  floors: number
  /** Windows of each upper floor; those of old factories are arched. */
  windows: number
  arched?: boolean
  chimney?: boolean
  snow?: boolean
  ground: string
  passer: () => string
}

export const HOUSES: Readonly<Record<HouseName, House>> = {
  brick: {
    sky: ['#8fb4c9', '#f0e6d6'],
    behind: '#8d9da3',
    wall: '#9c5340',
    texture: 'bricks',
    roof: 'flat',
    roofColour: '#4b4a47',
    tall: 0.5,
    wide: 0.8,
    floors: 1,
    windows: 7,
    arched: true,
    ground: '#b9b2a5',
    passer: () => hiker(1),
  },
  glass: {
    sky: ['#7fa9c6', '#dfe9ea'],
    behind: '#93a8b0',
    wall: '#55666d',
    texture: 'panels',
    roof: 'flat',
    roofColour: '#343f44',
    tall: 0.58,
    wide: 0.74,
    floors: 2,
    windows: 8,
    ground: '#b4b5b1',
    passer: () => hiker(0),
  },
  mill: {
    sky: ['#a3b6bf', '#f1dcc0'],
    behind: '#9b928a',
    wall: '#8a4334',
    texture: 'bricks',
    roof: 'saw',
    roofColour: '#5a5b59',
    tall: 0.52,
    wide: 0.76,
    floors: 1,
    windows: 6,
    arched: true,
    chimney: true,
    ground: '#a8a296',
    passer: () => hiker(2),
  },
  plaster: {
    sky: ['#83b0cc', '#eef0e4'],
    behind: '#86a08c',
    wall: '#d8b26a',
    texture: 'plaster',
    roof: 'hip',
    roofColour: '#7c4334',
    tall: 0.46,
    wide: 0.72,
    floors: 1,
    windows: 6,
    ground: '#bdb5a3',
    passer: () => hiker(0),
  },
  harbour: {
    sky: ['#86a4b4', '#e9e2d4'],
    behind: '#7f949b',
    wall: '#8e3f36',
    texture: 'boards',
    roof: 'gable',
    roofColour: '#3d4345',
    tall: 0.4,
    wide: 0.66,
    floors: 1,
    windows: 3,
    ground: '#a9a79c',
    passer: () => hiker(1),
  },
  timber: {
    sky: ['#3f5a78', '#e6c6ae'],
    behind: '#3c5163',
    wall: '#7d5a3e',
    texture: 'logs',
    roof: 'gable',
    roofColour: '#efeeea',
    tall: 0.36,
    wide: 0.62,
    floors: 1,
    windows: 3,
    snow: true,
    ground: '#e7eaec',
    passer: () => skier(0),
  },
}
