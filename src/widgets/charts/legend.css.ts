import { style, styleVariants } from '@vanilla-extract/css'
import { tabular } from '../theme/theme.css'
import { vars } from '../theme/vars.css'

const { color, space, font } = vars

export const beside = style({ display: 'grid', gap: space[3], minInlineSize: 0 })
export const list = style({ display: 'flex', flexWrap: 'wrap', gap: `${space[1]} ${space[4]}`, fontSize: font.size.s })
export const centred = style([list, { justifyContent: 'center' }])
export const item = style({ display: 'inline-flex', alignItems: 'center', gap: space[2], minInlineSize: 0 })
const mark = (tone: string) => style({ flex: 'none', color: tone })
export const marks = [mark(color.accent), mark(color.warning), mark(color.info), mark(color.danger)]
export const looks = styleVariants({
  bar: { inlineSize: 10, blockSize: 10, borderRadius: 3, backgroundColor: 'currentColor' },
  line: { inlineSize: 16, blockSize: 0, borderBlockStart: '3px solid currentColor' },
  dashed: { inlineSize: 16, blockSize: 0, borderBlockStart: '3px dashed currentColor' },
})
export const name = style({ color: color.textMuted, overflowWrap: 'anywhere' })
export const text = style([tabular, { fontWeight: 600 }])
