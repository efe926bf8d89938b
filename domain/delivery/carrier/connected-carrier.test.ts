import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { connectedCarrier } from './connected-carrier.ts'

/** A carrier whose answers are these, one after the other; `asked` counts. */
async function carrierThat(...answers: ((response: ServerResponse) => void)[]) {
  const asked: string[] = []
  const server = createServer((request, response) => {
    answers[asked.length]!(response)
    asked.push(`${request.method} ${request.url}`)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  return { carrier: connectedCarrier({ url: `http://127.0.0.1:${port}`, secret: 's', currency: 'USD' }), asked }
}

const cutOff = (response: ServerResponse) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': 100 })
  response.write('{"id":', () => response.destroy())
}
const nothing = (response: ServerResponse) => void response.writeHead(204).end()

it('an answer that was cut off is asked for once more, one without a body is an answer', async () => {
  const { carrier, asked } = await carrierThat(cutOff, nothing)
  await carrier.cancel!('sh_1')
  expect(asked).toEqual(Array(2).fill('DELETE /v1/shipments/sh_1'))
})

it('a carrier whose answers are cut off twice is away', async () => {
  const { carrier } = await carrierThat(cutOff, cutOff)
  await expect(carrier.cancel!('sh_1')).rejects.toMatchObject({ status: 503, code: 'carrier-down' })
})
