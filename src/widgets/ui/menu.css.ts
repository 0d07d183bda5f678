import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../theme/vars.css'
import { coarsePointer, fade, reducedMotion } from './motion.css'

const { color, space, font, radius, shadow } = vars

export const content = style({
  minInlineSize: 180,
  maxInlineSize: 'min(320px, calc(100vw - 16px))',
  maxBlockSize: 'min(var(--available-height, 60vh), 480px)',
  padding: space[1],
  color: color.text,
  backgroundColor: color.surfaceRaised,
  border: `1px solid ${color.border}`,
  borderRadius: radius.m,
  boxShadow: shadow.high,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  outline: 'none',
  animation: `${fade} 100ms`,
  // Ark would wait forever for an exit animation and never unmount the menu
  selectors: { '&[data-state=closed]': { animation: 'none' } },
  '@media': { [reducedMotion]: { animation: 'none' } },
})
export const groupLabel = style({
  display: 'block',
  paddingInline: space[3],
  paddingBlock: space[1],
  color: color.textMuted,
  fontSize: font.size.xs,
  fontWeight: 600,
})
export const group = style({
  selectors: {
    '& + &': {
      marginBlockStart: space[1],
      paddingBlockStart: space[1],
      borderBlockStart: `1px solid ${color.border}`,
    },
  },
})
export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: 34,
  paddingInline: space[3],
  paddingBlock: space[1],
  borderRadius: radius.s,
  color: 'inherit',
  fontSize: font.size.m,
  lineHeight: font.line,
  textDecoration: 'none',
  cursor: 'pointer',
  userSelect: 'none',
  outline: 'none',
  outlineOffset: -2,
  selectors: {
    '&[data-highlighted]': { backgroundColor: color.hover, outline: `2px solid ${color.focus}` },
    '&[data-highlighted]:hover': { outlineColor: 'transparent' },
    '&[data-disabled]': { opacity: 0.5, cursor: 'not-allowed' },
  },
  '@media': { [coarsePointer]: { minBlockSize: 44 } },
})
export const danger = style({ color: color.danger })
export const text = style({ flex: 1, minInlineSize: 0 })
export const icon = style({ display: 'inline-flex', flex: 'none', fontSize: 18, color: color.textMuted })
globalStyle(`${danger} ${icon}`, { color: 'inherit' })
globalStyle(`${icon} > svg`, { inlineSize: '1em', blockSize: '1em' })
export const mark = style({ flex: 'none', inlineSize: 16, blockSize: 16, color: color.accent })
