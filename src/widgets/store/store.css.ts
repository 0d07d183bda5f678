import { createContainer, globalStyle, style } from '@vanilla-extract/css'
import { controlReset } from '../theme/theme.css'
import { vars } from '../theme/vars.css'

const { color, space, font, radius, shadow } = vars

const container = createContainer('products')
const middle = `${container} (min-width: 600px)`
const wide = `${container} (min-width: 1040px)`

export const place = style({ containerName: container, containerType: 'inline-size', minInlineSize: 0 })
export const list = style({ display: 'grid', gap: space[4], minInlineSize: 0 })

export const bar = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space[2],
  alignItems: 'center',
  '@container': { [middle]: { gridTemplateColumns: 'minmax(160px, 360px) minmax(140px, 180px) auto 1fr' } },
})
export const search = style({
  gridColumn: '1 / -1',
  '@container': { [middle]: { gridColumn: 'auto' } },
})
export const sort = style({ minInlineSize: 0 })
export const count = style({
  whiteSpace: 'nowrap',
  gridColumn: '1 / -1',
  fontSize: font.size.s,
  color: color.textMuted,
  '@container': { [middle]: { gridColumn: 'auto', justifySelf: 'end' } },
})

export const shelf = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[3],
  selectors: { '&[aria-busy=true]': { opacity: 0.6 } },
  '@container': {
    [middle]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: space[4] },
    [wide]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
  },
})
export const card = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  overflow: 'hidden',
  backgroundColor: color.surfaceRaised,
  border: `1px solid ${color.border}`,
  borderRadius: radius.l,
  selectors: {
    '&:hover': { borderColor: color.borderStrong },
    '&:has(h2 :focus-visible)': { borderColor: color.focus },
  },
})
export const pictureFrame = style({ position: 'relative' })
export const picture = style({ aspectRatio: '4 / 3' })
export const picturePlace = style({ aspectRatio: '4 / 3', blockSize: 'auto', borderRadius: 0 })
export const ribbon = style({ position: 'absolute', insetBlockStart: space[2], insetInlineStart: space[2] })
export const words = style({ display: 'grid', padding: `${space[3]} ${space[3]} ${space[2]}`, alignContent: 'start' })
export const brand = style({ fontSize: font.size.xs, color: color.textMuted, overflowWrap: 'anywhere' })
export const name = style({ fontWeight: 600, overflowWrap: 'anywhere' })
/** The whole card but its other controls opens the product. */
export const open = style([
  controlReset,
  {
    cursor: 'pointer',
    outline: 'none',
    '::before': { content: '', position: 'absolute', inset: 0, borderRadius: radius.l },
    selectors: { '&:focus-visible::before': { outline: `2px solid ${color.focus}`, outlineOffset: -2 } },
  },
])
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[2],
})
export const price = style({ fontWeight: 600 })
export const rating = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  fontSize: font.size.s,
  color: color.textMuted,
})
export const star = style({ inlineSize: '1em', blockSize: '1em', color: color.warning, fill: color.warning })

export const amount = style({
  position: 'relative',
  marginBlockStart: 'auto',
  padding: `0 ${space[3]} ${space[3]}`,
  outline: 'none',
})
export const stepper = style({ display: 'grid', justifyItems: 'stretch' })
globalStyle(`${stepper} > [part=stepper]`, { justifyContent: 'space-between' })

export const heart = style({
  position: 'absolute',
  insetBlockStart: space[2],
  insetInlineEnd: space[2],
  borderRadius: radius.full,
  color: color.text,
  backgroundColor: color.surfaceRaised,
  boxShadow: shadow.low,
})
export const wished = style({ color: color.danger })
globalStyle(`${wished} svg`, { fill: 'currentColor' })
export const wishedOnly = style({ color: color.danger, borderColor: color.danger, backgroundColor: color.dangerSoft })
globalStyle(`${wishedOnly} svg`, { fill: 'currentColor' })

export const detail = style({
  display: 'grid',
  gap: space[5],
  '@media': { '(min-width: 640px)': { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)' } },
})
export const detailPicture = style({ borderRadius: radius.l, maxBlockSize: '48dvh' })
export const detailWords = style({ display: 'grid', gap: space[3], alignContent: 'start' })
export const detailPrice = style({ fontSize: font.size.xxl, fontWeight: 600 })
export const description = style({ overflowWrap: 'anywhere', whiteSpace: 'pre-line' })
export const detailActions = style({ position: 'relative', display: 'flex', alignItems: 'center', gap: space[3] })
globalStyle(`${detailActions} > ${amount}`, { padding: 0, minInlineSize: 160, margin: 0 })
globalStyle(`${detailActions} > ${heart}`, { position: 'static' })
