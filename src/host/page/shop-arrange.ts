import { arrangeFrame } from './arrange-frame'

arrangeFrame(document.documentElement.dataset.backend)
