import { type ComponentChild, h, render } from 'preact'
import { cartFloor } from './cart-floor.ts'

const root = document.querySelector('#root') as Element
render(cartFloor<ComponentChild>(h), root)
