import { style } from '@vanilla-extract/css'
import { vars } from '../theme/vars.css'

/** Ignores the theme: scanners need dark on light. */
export const code = style({ display: 'block', inlineSize: '100%', maxInlineSize: 220, borderRadius: vars.radius.m })
export const light = style({ fill: '#fff' })
export const dark = style({ fill: '#000' })
