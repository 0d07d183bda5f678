import { createContainer, globalStyle, style } from '@vanilla-extract/css'
import { barPosition } from '../theme/bars'
import { tabular } from '../theme/theme.css'
import { vars } from '../theme/vars.css'

const { color, space, font, radius, shadow, z } = vars

const container = createContainer('order')
const wide = `${container} (min-width: 900px)`
const middle = `${container} (min-width: 520px)`

export const root = style({
  containerName: container,
  containerType: 'inline-size',
  display: 'grid',
  gap: space[4],
  minInlineSize: 0,
})

export const form = style({ display: 'grid', gap: space[4], alignContent: 'start' })
export const columns = style({
  display: 'grid',
  gap: space[4],
  minInlineSize: 0,
  border: 0,
  padding: 0,
  margin: 0,
  '@container': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(320px, 380px)', alignItems: 'start' } },
})
export const column = style({ display: 'grid', gap: space[4], minInlineSize: 0 })
export const aside = style([
  column,
  {
    '@container': {
      [wide]: { position: 'sticky', insetBlockStart: `calc(var(--raan-sticky-top, 0px) + ${space[4]})` },
    },
  },
])

export const warnings = style({ display: 'contents' })
export const fields = style({
  display: 'grid',
  gap: space[4],
  minInlineSize: 0,
  '@container': { [middle]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
/** short fields are paired on a phone, too */
export const pairs = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
})
export const offers = style({ display: 'contents' })
/** up to twelve whole lines */
export const message = style({
  minBlockSize: '7em',
  maxBlockSize: `calc(12em * ${font.line} + 2 * ${space[2]} + 2px)`,
})
export const doubt = style({ color: color.warning })
export const twoLines = style({ minBlockSize: '4.5em' })
export const payment = style({ display: 'grid', gap: space[3] })
globalStyle(`${payment} [role=radiogroup] > div`, {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  inlineSize: '100%',
})
globalStyle(`${payment} label`, { textAlign: 'center' })
export const whole = style({ gridColumn: '1 / -1' })
export const stack = style({ display: 'grid', gap: space[4], minInlineSize: 0 })
export const rule = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  color: color.textMuted,
  fontSize: font.size.s,
})

export const sums = style([
  tabular,
  { display: 'grid', gap: space[1], paddingBlockStart: space[4], borderBlockStart: `1px solid ${color.border}` },
])
export const sum = style({ display: 'flex', justifyContent: 'space-between', gap: space[3] })
export const quiet = style({ color: color.textMuted })
export const total = style([
  sum,
  { alignItems: 'baseline', paddingBlockStart: space[2], fontSize: font.size.l, fontWeight: 600 },
])
export const amount = style({ fontSize: font.size.xl })
export const hint = style({ color: color.textMuted, fontSize: font.size.s, textAlign: 'center' })

/** Total and save button: at the end of the summary if there is room, otherwise sticky at the lower edge. */
export const wideOnly = style({ display: 'none', '@container': { [wide]: { display: 'grid', gap: space[3] } } })
export const bar = style({
  position: barPosition,
  insetBlockEnd: 'var(--raan-sticky-bottom, 0px)',
  zIndex: z.sticky,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  paddingBlock: space[3],
  paddingBlockEnd: `max(${space[3]}, env(safe-area-inset-bottom))`,
  paddingInline: space[4],
  backgroundColor: color.surfaceRaised,
  border: `1px solid ${color.border}`,
  borderRadius: radius.l,
  boxShadow: shadow.high,
  '@container': { [wide]: { display: 'none' } },
})
// a long label next to a long total
globalStyle(`${bar} > button`, { flexShrink: 1, paddingInline: space[4], whiteSpace: 'normal' })
export const barTotal = style([tabular, { display: 'grid', lineHeight: 1.4 }])

export const lines = style({ display: 'grid', gap: space[4], minInlineSize: 0 })
export const noLines = style({ paddingBlock: space[4], color: color.textMuted, textAlign: 'center' })
export const takeCart = style({ justifySelf: 'start' })
