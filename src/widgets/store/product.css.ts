import { createContainer, globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/vars.css'
import { amount, heart } from './results.css'

const { color, space, font, radius } = vars

const container = createContainer('product')
const beside = `${container} (min-width: 640px)`
const wide = `${container} (min-width: 960px)`

export const root = style({
  containerName: container,
  containerType: 'inline-size',
  display: 'grid',
  gap: space[5],
  minInlineSize: 0,
})
export const page = style({
  display: 'grid',
  gap: space[5],
  minInlineSize: 0,
  '@container': { [beside]: { gridTemplateColumns: 'minmax(0, min(40%, 400px)) minmax(0, 1fr)', gap: space[6] } },
})
/** shrinks to its text and aligns its icon with the content below */
export const back = style({
  justifySelf: 'start',
  marginBlockEnd: `calc(${space[3]} * -1)`,
  marginInlineStart: `calc(${space[3]} * -1)`,
})
export const inDialog = style({
  display: 'grid',
  outline: 'none',
  gap: space[5],
  '@media': { '(min-width: 640px)': { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)' } },
})
export const picture = style({ borderRadius: radius.l, maxBlockSize: '60dvh' })
export const dialogPicture = style({ borderRadius: radius.l, maxBlockSize: '48dvh' })
export const pictureArea = style({
  aspectRatio: '1',
  blockSize: 'auto',
  borderRadius: radius.l,
  maxBlockSize: '60dvh',
})
export const words = style({ display: 'grid', gap: space[3], alignContent: 'start', minInlineSize: 0 })
export const name = style({ fontSize: font.size.xl, fontWeight: 600, overflowWrap: 'anywhere', outline: 'none' })
export const facts = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space[3] })
export const brand = style({ color: color.textMuted, overflowWrap: 'anywhere' })
export const price = style({ fontSize: font.size.xxl, fontWeight: 600 })
export const description = style({ overflowWrap: 'anywhere', whiteSpace: 'pre-line', maxInlineSize: '65ch' })
export const actions = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
})
globalStyle(`${actions} > ${amount}`, { padding: 0, minInlineSize: 160, margin: 0 })
globalStyle(`${actions} > ${heart}`, { position: 'static' })
/** has its own row on a phone */
export const onward = style({ flex: '1 1 100%', '@container': { [beside]: { flex: 'none' } } })
export const link = style({ flexBasis: '100%' })

export const colours = style({ minInlineSize: 0 })
globalStyle(`${colours} [role=radiogroup] > div`, {
  display: 'grid',
  inlineSize: 'auto',
  gridTemplateColumns: 'repeat(auto-fit, minmax(116px, 1fr))',
  '@container': { [wide]: { display: 'flex', inlineSize: 'fit-content' } },
})
globalStyle(`${colours} label`, { paddingInline: space[2] })
export const colour = style({ display: 'inline-flex', alignItems: 'center', gap: space[2] })
export const swatch = style({
  inlineSize: 14,
  blockSize: 14,
  borderRadius: radius.full,
  border: `1px solid ${color.border}`,
})
/** the colours of the goods, whatever the theme */
export const swatches = styleVariants({
  primary: { backgroundColor: '#7a5fd0' },
  success: { backgroundColor: '#2f9e56' },
  warning: { backgroundColor: '#e8872b' },
  danger: { backgroundColor: '#d34040' },
  info: { backgroundColor: '#3aa7d8' },
})

export const heading = style({ fontSize: font.size.l, fontWeight: 600 })
export const related = style({ display: 'grid', gap: space[3], minInlineSize: 0 })
export const relatedCard = style({
  selectors: { '&:nth-child(n+5)': { display: 'none' } },
  '@container': {
    [beside]: { selectors: { '&:nth-child(n+4)': { display: 'none' } } },
    [wide]: { selectors: { '&:nth-child(n)': { display: 'flex' } } },
  },
})
export const relatedGrid = style({
  display: 'grid',
  gap: space[3],
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@container': {
    [beside]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [wide]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
  },
})
