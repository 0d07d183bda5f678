import { arrangeFrame } from '../src/host/page/arrange-frame'
import { prefetchCalls } from '../src/host/page/prefetch-calls'
import { shownBackend } from './shown-backend'

const backend = shownBackend()
prefetchCalls(backend)
arrangeFrame(backend)
