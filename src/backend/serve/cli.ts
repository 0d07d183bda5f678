#!/usr/bin/env node
// Runs on whatever Node there is, to say which one it needs: everything newer is imported after that.
const needed = 24
const major = Number(process.versions.node.split('.')[0])

// a module: what it imports waits until Node is known
export {}

if (major < needed) {
  console.error(`langraan needs Node ${needed} or later to keep a shop's data; this is Node ${process.versions.node}.`)
  process.exitCode = 1
} else {
  const { run } = await import('./command')
  process.exitCode = await run(process.argv.slice(2))
}
