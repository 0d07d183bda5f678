import { createContainer, globalStyle, style } from '@vanilla-extract/css'
import { focusRing } from '../theme/theme.css'
import { vars } from '../theme/vars.css'
import { visuallyHidden } from '../ui/visually-hidden.css'

const { color, space, radius } = vars

const container = createContainer('dataTable')
/** rows are cards */
export const cards = `${container} (max-width: 639.98px)`

export const place = style({ containerName: container, containerType: 'inline-size', minInlineSize: 0 })
export const frame = style({ minInlineSize: 0 })
// ticking and sorting have a place of their own above cards
globalStyle(`${frame} thead`, { '@container': { [cards]: { display: 'none' } } })

export const cardBar = style({
  display: 'none',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  paddingBlockEnd: space[3],
  '@container': { [cards]: { display: 'flex' } },
})
export const order = style({ flex: '0 1 auto', minInlineSize: 0 })

export const slim = style({ inlineSize: 1, paddingInlineEnd: 0, userSelect: 'none' })
export const actions = style({ inlineSize: 1, textAlign: 'end', whiteSpace: 'nowrap' })
export const lead = style({})
/** a card begins with a line of its own: tick, opener, name, deeds */
export const card = style({})
const inCard = `${place} .${card}`
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

/** words of a button, where there is room for them */
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
/** below its card, as a part of it */
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

/** a window onto many rows */
export const scroller = style([
  focusRing,
  {
    maxBlockSize: 'min(70vh, 640px)',
    overflow: 'auto',
    border: `1px solid ${color.border}`,
    borderRadius: radius.m,
    overflowAnchor: 'none',
  },
])
export const windowed = style({ minInlineSize: 0 })
globalStyle(`${windowed} > table`, { tableLayout: 'fixed' })
// rows of one height: where each of a hundred thousand stands is a matter of arithmetic
globalStyle(`${windowed} tr[data-row] > td`, { overflow: 'hidden', whiteSpace: 'nowrap', textOverflow: 'ellipsis' })
globalStyle(`${windowed} tr[data-row] > td > *`, {
  '@container': { [cards]: { minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis' } },
})
globalStyle(`${windowed} thead`, {
  vars: { '--raan-sticky-top': '0px' },
  '@container': { [cards]: { display: 'none' } },
})
globalStyle(`${windowed} tbody`, { '@container': { [cards]: { gap: 0 } } })
globalStyle(`${windowed} tr[data-row]`, {
  '@container': { [cards]: { borderWidth: '0 0 1px', borderRadius: 0, paddingBlock: space[3] } },
})
globalStyle(`${windowed} tr.${details}`, {
  '@container': { [cards]: { marginBlockStart: 0, borderWidth: '0 0 1px', borderRadius: 0 } },
})
export const gap = style({ padding: 0, border: 0 })
export const slimColumn = style({ inlineSize: 44 })
export const foldColumn = style({ inlineSize: 52 })
export const actionColumn = style({ inlineSize: 72 })
