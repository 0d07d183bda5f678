import { globalStyle, style } from '@vanilla-extract/css'
import { controlReset } from '../theme/theme.css'
import { vars } from '../theme/vars.css'
import { middle, wide, widest } from './store.css'

const { color, space, font, radius, shadow } = vars

const grid = style({ display: 'grid', gap: space[3], selectors: { '&[aria-busy=true]': { opacity: 0.6 } } })
export const cardGrid = style([
  grid,
  {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '@container': {
      [middle]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: space[4] },
      [wide]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
      [widest]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
    },
  },
])
export const rows = style([grid, {}])

const frame = style({
  position: 'relative',
  minInlineSize: 0,
  overflow: 'hidden',
  backgroundColor: color.surfaceRaised,
  border: `1px solid ${color.border}`,
  borderRadius: radius.l,
  selectors: {
    '&:hover': { borderColor: color.borderStrong },
    '&:has(:is(h2, h3, h4) :focus-visible)': { borderColor: color.focus },
  },
})
export const card = style([frame, { display: 'flex', flexDirection: 'column' }])
export const row = style([
  frame,
  {
    display: 'grid',
    gridTemplateColumns: '104px minmax(0, 1fr)',
    alignItems: 'start',
    '@container': { [middle]: { gridTemplateColumns: '160px minmax(0, 1fr) 190px' } },
  },
])
export const pictureFrame = style({ position: 'relative' })
export const picture = style({ aspectRatio: '4 / 3' })
export const pictureArea = style({ aspectRatio: '4 / 3', blockSize: 'auto', borderRadius: 0 })
/** inset on a phone; as tall as the text beside it on wider screens */
export const rowPicture = style({
  borderRadius: radius.m,
  '@container': { [middle]: { aspectRatio: 'auto', blockSize: '100%', minBlockSize: 112, borderRadius: 0 } },
})
export const rowPictureFrame = style({
  aspectRatio: '1',
  blockSize: 'auto',
  '@container': { [middle]: { aspectRatio: 'auto', blockSize: '100%', minBlockSize: 112, borderRadius: 0 } },
})
globalStyle(`${row} > ${pictureFrame}`, {
  gridRow: '1 / span 2',
  alignSelf: 'start',
  paddingBlockStart: space[3],
  paddingInlineStart: space[3],
  '@container': { [middle]: { gridRow: 'auto', alignSelf: 'stretch', padding: 0 } },
})
export const ribbon = style({ position: 'absolute', insetBlockStart: space[2], insetInlineStart: space[2] })
export const words = style({ display: 'grid', padding: `${space[3]} ${space[3]} ${space[2]}`, alignContent: 'start' })
globalStyle(`${row} > ${words}`, { paddingInlineEnd: space[10] })
export const brand = style({ fontSize: font.size.xs, color: color.textMuted, overflowWrap: 'anywhere' })
export const name = style({ fontSize: font.size.m, fontWeight: 600, overflowWrap: 'anywhere' })
export const description = style({
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  color: color.textMuted,
  fontSize: font.size.s,
  overflowWrap: 'anywhere',
})
/** the whole card opens the product, except for its other controls */
export const open = style([
  controlReset,
  {
    cursor: 'pointer',
    outline: 'none',
    color: 'inherit',
    textAlign: 'start',
    textDecoration: 'none',
    '::before': { content: '', position: 'absolute', inset: 0, borderRadius: radius.l },
    selectors: { '&:focus-visible::before': { outline: `2px solid ${color.focus}`, outlineOffset: -2 } },
  },
])
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[3],
})
globalStyle(`${row} ${facts}`, { justifyContent: 'start' })
export const price = style({ fontWeight: 600 })

export const amount = style({
  position: 'relative',
  marginBlockStart: 'auto',
  padding: `0 ${space[3]} ${space[3]}`,
  outline: 'none',
})
/** in a row: below the text, or beside it if there is room */
globalStyle(`${row} > ${amount}`, {
  gridColumn: 2,
  marginBlockStart: 0,
  '@container': { [middle]: { gridColumn: 'auto', alignSelf: 'end' } },
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
