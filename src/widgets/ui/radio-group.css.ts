import { type StyleRule, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/vars.css'
import { coarsePointer } from './motion.css'

const { color, space, font, radius, control } = vars

export const group = style({ display: 'grid', alignContent: 'start', gap: space[1], minInlineSize: 0 })
export const list = style({ display: 'grid', gap: space[2], justifyItems: 'start' })

export const segments = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.half,
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  padding: 3,
  border: `1px solid ${color.border}`,
  borderRadius: radius.m,
  backgroundColor: color.surfaceSunken,
})

const inColumns = (count: number): StyleRule => ({
  display: 'grid',
  gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`,
  inlineSize: '100%',
  textAlign: 'center',
})
export const columns = styleVariants({ 2: inColumns(2), 3: inColumns(3) })

export const segment = style({
  position: 'relative',
  flex: '1 0 auto',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
  minBlockSize: `calc(${control.m} - 8px)`,
  paddingInline: space[3],
  border: '1px solid transparent',
  borderRadius: `calc(${radius.m} - 3px)`,
  color: color.textMuted,
  fontSize: font.size.s,
  fontWeight: 600,
  lineHeight: font.line,
  cursor: 'pointer',
  outline: 'none',
  outlineOffset: 1,
  selectors: {
    '&:hover:not(:has(:disabled))': { color: color.text },
    '&:has(:checked)': { color: color.text, backgroundColor: color.surfaceRaised, borderColor: color.borderStrong },
    '&:has(:focus-visible)': { outline: `2px solid ${color.focus}` },
    '&:has(:disabled)': { opacity: 0.55, cursor: 'not-allowed' },
  },
  '@media': {
    [coarsePointer]: { minBlockSize: 40 },
    '(forced-colors: active)': {
      selectors: {
        '&:has(:checked)': { forcedColorAdjust: 'none', color: 'HighlightText', backgroundColor: 'Highlight' },
      },
    },
  },
})
