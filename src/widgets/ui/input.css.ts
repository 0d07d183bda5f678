import { style } from '@vanilla-extract/css'
import { vars } from '../theme/vars.css'
import { box } from './box.css'

export const input = box
export const textarea = style([box, { paddingBlock: vars.space[2], resize: 'vertical', fieldSizing: 'content' }])
