import { globalStyle, style } from '@vanilla-extract/css'
import { focusRing } from '../../theme/theme.css'
import { vars } from '../../theme/vars.css'

const { color, space, font, radius } = vars

export const files = style({ padding: space[4], borderBlockStart: `1px solid ${color.border}` })
export const filesTitle = style({ fontSize: font.size.s, color: color.textMuted })
export const fileList = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(240px, 100%), 1fr))',
  gap: space[3],
  marginBlockStart: space[2],
})
export const file = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  padding: space[2],
  border: `1px solid ${color.border}`,
  borderRadius: radius.m,
  minInlineSize: 0,
})
export const thumbnail = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: 40,
  blockSize: 40,
  borderRadius: radius.s,
  backgroundColor: color.surfaceSunken,
  color: color.textMuted,
  overflow: 'hidden',
})
globalStyle(`${thumbnail} > img`, { inlineSize: '100%', blockSize: '100%', objectFit: 'cover' })
globalStyle(`${thumbnail} > svg`, { inlineSize: 20, blockSize: 20 })
export const fileName = style({ flex: 1, minInlineSize: 0, display: 'grid' })
export const fileTitle = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })
export const fileSize = style({ color: color.textMuted, fontSize: font.size.s })
export const save = style([
  focusRing,
  {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    inlineSize: 36,
    blockSize: 36,
    borderRadius: radius.m,
    color: color.text,
    selectors: { '&:hover': { backgroundColor: color.hover } },
  },
])
globalStyle(`${save} > svg`, { inlineSize: 18, blockSize: 18 })
