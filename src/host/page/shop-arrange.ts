import { arrangeFrame } from './arrange-frame'
import { prefetchCalls } from './prefetch-calls'

const { backend } = document.documentElement.dataset
prefetchCalls(backend)
arrangeFrame(backend)
