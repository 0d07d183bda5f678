import { style } from '@vanilla-extract/css'
import { controlReset, focusRing } from '../../theme/theme.css'
import { vars } from '../../theme/vars.css'
import { option as row } from '../../ui/combobox.css'
import { appear, coarsePointer, reducedMotion } from '../../ui/motion.css'

const { color, space, font, radius, shadow } = vars

const phone = '(max-width: 639.98px)'

/** A row of emails being written, the newest at the end of the line; on a phone one screen, or a pile of titles. */
export const dock = style({
  position: 'fixed',
  inset: 'auto',
  insetBlockEnd: 0,
  insetInlineEnd: space[6],
  margin: 0,
  padding: 0,
  border: 0,
  inlineSize: 'auto',
  maxInlineSize: 'calc(100vw - 48px)',
  maxBlockSize: 'none',
  overflow: 'visible',
  color: 'inherit',
  backgroundColor: 'transparent',
  pointerEvents: 'none',
  display: 'flex',
  alignItems: 'flex-end',
  gap: space[3],
  '@media': {
    [phone]: {
      insetInline: 0,
      maxInlineSize: '100vw',
      flexDirection: 'column',
      alignItems: 'stretch',
      gap: 0,
    },
  },
})
export const panel = style({
  pointerEvents: 'auto',
  flex: '0 0 auto',
  inlineSize: 'min(580px, calc(100vw - 48px))',
  blockSize: 'min(640px, calc(100dvh - 72px))',
  border: `1px solid ${color.borderStrong}`,
  borderBlockEnd: 0,
  borderStartStartRadius: radius.l,
  borderStartEndRadius: radius.l,
  color: color.text,
  backgroundColor: color.surfaceRaised,
  boxShadow: shadow.high,
  overflow: 'hidden',
  display: 'flex',
  flexDirection: 'column',
  animation: `${appear} 160ms ease-out`,
  selectors: { '&[data-small]': { flex: '0 1 280px', minInlineSize: 0, blockSize: 'auto' } },
  '@media': {
    [reducedMotion]: { animation: 'none' },
    [phone]: {
      inlineSize: '100vw',
      blockSize: '100dvh',
      border: 0,
      borderRadius: 0,
      selectors: {
        '&[data-small]': { flex: 'none', inlineSize: '100vw', borderBlockStart: `1px solid ${color.borderStrong}` },
        // an email at full size takes the whole screen
        [`${dock}:has(> :not([data-small])) > &[data-small]`]: { display: 'none' },
      },
    },
  },
})
export const head = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  paddingBlock: space[2],
  paddingInline: `${space[4]} ${space[2]}`,
  borderBlockEnd: `1px solid ${color.border}`,
  backgroundColor: color.surfaceSunken,
})
export const title = style({
  flex: 1,
  minInlineSize: 0,
  fontWeight: 600,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
export const inside = style({
  flex: 1,
  minBlockSize: 0,
  display: 'flex',
  flexDirection: 'column',
  selectors: { '&[hidden]': { display: 'none' } },
})
export const fields = style({
  flex: 1,
  minBlockSize: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  padding: `${space[2]} ${space[4]} ${space[4]}`,
  overflowY: 'auto',
})
export const more = style({ display: 'inline-flex', flex: 'none', marginInlineStart: 'auto' })
export const subject = style({ flex: 'none' })
export const files = style({ display: 'grid', gap: space[2] })
export const over = style({ outline: `2px dashed ${color.accent}`, outlineOffset: -6 })
export const text = style({ flex: '1 0 auto' })
export const foot = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  paddingBlock: space[3],
  paddingInline: space[4],
  borderBlockStart: `1px solid ${color.border}`,
})
export const saved = style({ flex: 1, minInlineSize: 0, color: color.textMuted, fontSize: font.size.s })
export const failed = style({ color: color.danger })

export const field = style({ position: 'relative', minInlineSize: 0 })
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[1],
  minBlockSize: 40,
  paddingBlock: space[1],
  borderBlockEnd: `1px solid ${color.border}`,
  selectors: {
    '&:focus-within': { borderBlockEndColor: color.focus },
    '&[data-wrong]': { borderBlockEndColor: color.danger },
  },
})
export const label = style({ flex: 'none', minInlineSize: 40, color: color.textMuted, fontSize: font.size.s })
export const chips = style({ display: 'contents' })
export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  maxInlineSize: '100%',
  minInlineSize: 0,
  paddingInlineStart: space[3],
  border: `1px solid ${color.border}`,
  borderRadius: radius.full,
  backgroundColor: color.accentSoft,
  fontSize: font.size.s,
  lineHeight: font.line,
  selectors: {
    '&[data-wrong]': { color: color.danger, borderColor: color.danger, backgroundColor: color.dangerSoft },
    '&[data-unreached]': { color: color.warning, borderColor: color.warning, backgroundColor: color.warningSoft },
  },
})
export const unreached = style({ color: color.warning, fontSize: font.size.s })
export const chipText = style({ minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })
export const remove = style([
  controlReset,
  focusRing,
  {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    inlineSize: 28,
    blockSize: 28,
    borderRadius: radius.full,
    outlineOffset: -2,
    cursor: 'pointer',
    selectors: { '&:hover': { backgroundColor: color.hover } },
    '@media': { [coarsePointer]: { inlineSize: 36, blockSize: 36 } },
  },
])
export const input = style([
  controlReset,
  {
    flex: '1 1 120px',
    minInlineSize: 80,
    minBlockSize: 30,
    color: color.text,
    lineHeight: font.line,
    outline: 'none',
    '@media': { [coarsePointer]: { fontSize: `max(16px, ${font.size.m})`, minBlockSize: 40 } },
  },
])
export const option = style([row, { display: 'grid', alignItems: 'stretch', paddingBlock: space[1] }])
export const optionName = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })
export const optionAddress = style({ color: color.textMuted, fontSize: font.size.s, overflowWrap: 'anywhere' })
