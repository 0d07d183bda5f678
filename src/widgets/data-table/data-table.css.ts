import { createContainer, globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../theme/vars.css'
import { visuallyHidden } from '../ui/visually-hidden.css'

const { color, space } = vars

const container = createContainer('dataTable')
export const cards = `${container} (max-width: 639.98px)`
/** table layout */
export const wide = `${container} (min-width: 640px)`

export const root = style({ containerName: container, containerType: 'inline-size', minInlineSize: 0 })
export const frame = style({ minInlineSize: 0 })
// above cards, selection and sorting are in a bar of their own
globalStyle(`${frame} thead`, { '@container': { [cards]: { display: 'none' } } })

export const cardBar = style({
  display: 'none',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  paddingBlockEnd: space[3],
  '@container': { [cards]: { display: 'flex' } },
})
export const order = style({ flex: '0 1 148px', minInlineSize: 0 })

export const slim = style({ inlineSize: 1, paddingInlineEnd: 0, userSelect: 'none' })
export const actions = style({ inlineSize: 1, textAlign: 'end', whiteSpace: 'nowrap' })
export const lead = style({})
export const card = style({})
const inCard = `${root} .${card}`
globalStyle(inCard, { '@container': { [cards]: { display: 'flex', flexWrap: 'wrap', alignItems: 'center' } } })
globalStyle(`${inCard} > td`, { '@container': { [cards]: { flex: '1 1 100%', order: 1 } } })
globalStyle(`${inCard} > :is(td.${slim}, td.${actions})`, {
  '@container': { [cards]: { flex: 'none', order: 0, inlineSize: 'auto' } },
})
globalStyle(`${inCard} > td.${lead}`, {
  '@container': {
    [cards]: { flex: '1 1 0', order: 0, justifyContent: 'flex-start', fontWeight: 600, textAlign: 'start' },
  },
})
globalStyle(`${inCard} > td.${lead}::before`, { '@container': { [cards]: { display: 'none' } } })

globalStyle(`${inCard} > td[data-empty]`, { '@container': { [cards]: { display: 'none' } } })

export const word = style({
  '@container': {
    '(max-width: 639.98px)': {
      position: 'absolute',
      inlineSize: 1,
      blockSize: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
})
export const unseen = style([visuallyHidden])
export const fold = style({ transition: 'rotate 120ms' })
export const unfolded = style({ rotate: '90deg' })
export const detail = style({ backgroundColor: color.surfaceSunken })
export const details = style({
  '@container': {
    [cards]: {
      selectors: {
        '&&': {
          marginBlockStart: `calc(${space[3]} * -1 - 1px)`,
          padding: 0,
          overflow: 'hidden',
          borderStartStartRadius: 0,
          borderStartEndRadius: 0,
        },
      },
    },
  },
})
globalStyle(`${details} > td`, { '@container': { [cards]: { padding: space[3] } } })
