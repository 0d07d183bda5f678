import { globalStyle, style } from '@vanilla-extract/css'
import { focusRing, tabular } from '../../theme/theme.css'
import { vars } from '../../theme/vars.css'

const { color, space, font, radius } = vars

export const day = style({
  marginBlock: space[3],
  marginInline: 'auto',
  inlineSize: 'fit-content',
  paddingInline: space[3],
  borderRadius: radius.full,
  color: color.textMuted,
  backgroundColor: color.surfaceSunken,
  fontSize: font.size.xs,
})
export const row = style({ display: 'flex', paddingBlockStart: 2 })
export const opening = style({ paddingBlockStart: space[3] })
export const atEnd = style({ justifyContent: 'flex-end' })

export const bubble = style({
  display: 'block',
  maxInlineSize: 'min(85%, 62ch)',
  paddingInline: space[3],
  paddingBlock: space[1],
  borderRadius: radius.l,
  border: '1px solid transparent',
})
export const theirs = style({ backgroundColor: color.surfaceRaised, borderColor: color.border })
export const own = style({ backgroundColor: color.accentSoft })
export const failed = style({ borderColor: color.danger })
export const picture = style([
  focusRing,
  {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    inlineSize: 220,
    maxInlineSize: '100%',
    blockSize: 165,
    marginBlock: space[1],
    padding: 0,
    border: 0,
    borderRadius: radius.m,
    backgroundColor: color.surfaceSunken,
    color: color.textMuted,
    cursor: 'zoom-in',
    overflow: 'hidden',
  },
])
globalStyle(`${picture}:not([data-state=failed]) > svg`, { display: 'none' })
globalStyle(`${picture} > img`, {
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
})
export const file = style([
  focusRing,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    maxInlineSize: '100%',
    marginBlock: space[1],
    padding: space[2],
    border: `1px solid ${color.border}`,
    borderRadius: radius.m,
    backgroundColor: color.surface,
    color: color.text,
    textAlign: 'start',
    cursor: 'pointer',
    selectors: { '&:hover': { backgroundColor: color.hover } },
  },
])
globalStyle(`${file} > svg`, { flex: 'none' })
export const fileWords = style({ display: 'grid', minInlineSize: 0 })
export const fileName = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })
export const fileSize = style({ color: color.textMuted, fontSize: font.size.xs })
export const text = style({ display: 'block', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' })

const footing = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space[1],
  color: color.textMuted,
  fontSize: font.size.xs,
  lineHeight: font.line,
} as const
export const foot = style([tabular, footing])
/** only the last message of a group shows the time */
export const hiddenFoot = style({ display: 'none' })

export const problem = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space[2],
  paddingBlockStart: space[1],
})
export const problemText = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  color: color.danger,
  fontSize: font.size.s,
})

export const choice = style({
  flex: 1,
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[3],
  minBlockSize: 24,
  minInlineSize: 0,
  paddingBlock: 2,
  borderRadius: radius.m,
  cursor: 'pointer',
  selectors: {
    '&:hover': { backgroundColor: color.hover },
    [`${atEnd} > &`]: { justifyContent: 'space-between' },
  },
})
