import { style, styleVariants } from '@vanilla-extract/css'
import { tabular } from '../theme/theme.css'
import { vars } from '../theme/vars.css'

const { color, space, font } = vars

export const root = style({
  position: 'relative',
  display: 'grid',
  flex: '1 0 auto',
  minInlineSize: 0,
  overflow: 'hidden',
})
export const nothing = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  flex: '1 0 auto',
  gap: space[1],
  minInlineSize: 0,
  paddingInline: space[4],
  color: color.textMuted,
  textAlign: 'center',
})
export const nothingTitle = style({ color: color.text, fontWeight: 600 })
export const filling = style({ position: 'absolute', inset: 0 })

export const beside = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 0 auto',
  gap: space[3],
  minInlineSize: 0,
})
export const list = style({ display: 'flex', flexWrap: 'wrap', gap: `${space[1]} ${space[4]}`, fontSize: font.size.s })
export const centred = style([list, { justifyContent: 'center' }])
export const item = style({ display: 'inline-flex', alignItems: 'center', gap: space[2], minInlineSize: 0 })
const mark = (tone: string) => style({ flex: 'none', color: tone })
export const marks = [mark(color.accent), mark(color.warning), mark(color.info), mark(color.danger)]
/** same order as the legend marks, ring patterns and chart decals */
const grain = (backgroundImage: string) => style({ backgroundImage, backgroundPosition: 'center' })
const over = color.surfaceRaised
export const grains = [
  undefined,
  grain(`repeating-linear-gradient(135deg, transparent 0 2px, ${over} 2px 3.4px)`),
  grain(`repeating-linear-gradient(0deg, transparent 0 2px, ${over} 2px 3.4px)`),
  grain(`repeating-linear-gradient(90deg, transparent 0 2px, ${over} 2px 3.4px)`),
]
export const looks = styleVariants({
  bar: { inlineSize: 12, blockSize: 12, borderRadius: 3, backgroundColor: 'currentColor' },
  line: { inlineSize: 16, blockSize: 0, borderBlockStart: '3px solid currentColor' },
  dashed: { inlineSize: 16, blockSize: 0, borderBlockStart: '3px dashed currentColor' },
})
export const name = style({ color: color.textMuted, overflowWrap: 'anywhere' })
export const text = style([tabular, { fontWeight: 600 }])
