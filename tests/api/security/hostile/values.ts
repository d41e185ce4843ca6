// Hostile values: wrong types, sizes and encodings, names of inherited properties, code injections.

const LENGTHS = [65, 300, 6_000, 70_000];

/** As JSON text, because JavaScript cannot represent some of them. */
export const HOSTILE_JSON: readonly string[] = [
  ...['null', 'true', 'false', '0', '-0', '-1', '0.1', '1e3', '1e308', '1e400', '-1e400'],
  ...['9007199254740993', '99999999999999999999999999', '0.000000000000000001', '1E+2'],
  ...['[]', '[null]', '[[]]', '[{}]', '["a","b"]', '[1,2,3]', '{}', '{"a":1}', '{"length":3}'],
  ...['{"__proto__":{"isAdmin":true}}', '{"constructor":{"prototype":{"isAdmin":true}}}'],
  ...['{"toString":1}', '{"valueOf":null}', '{"then":1}', '{"toJSON":"a"}', '{"id":{"$gt":""}}'],
  ...['{"name":"a.png","type":"image/png","size":1,"path":"/etc/passwd"}'],
  ...['""', '" "', '"\\u0000"', '"a\\u0000b"', '"\\ud800"', '"\\udfff\\ud800"', '"\\u202e\\ufeff"'],
  ...['"NaN"', '"Infinity"', '"1e3"', '"0x10"', '"٣"', '"１２"', '"1,000"', '" 1 "', '"true"'],
  ...['"null"', '"undefined"', '"[object Object]"', '"__proto__"', '"constructor"', '"admin"'],
  ...['"\' or 1=1 --"', '"\\"; drop table users; --"', '"%"', '"_"', '"\\\\"', '"{}"', '"[[[["'],
  ...[
    '"<script>alert(1)</script>"',
    '"#{7*7}"',
    '"{{7*7}}"',
    '"../../../etc/passwd"',
    '"a\\r\\nb: c"',
  ],
  ...[
    '"😀"',
    '"机床"',
    '"e\\u0301\\u0301\\u0301"',
    '"ﷺ"',
    '"İ"',
    '"ß"',
    '"2026-13-45"',
    '"bis-certification"',
  ],
  ...LENGTHS.map((length) => `"${'x'.repeat(length)}"`),
  ...LENGTHS.map((length) => `"${'机'.repeat(length / 5)}"`),
  `[${'0,'.repeat(2_000)}0]`,
  `{${Array.from({ length: 500 }, (_, at) => `"k${at}":"v"`).join()}}`,
  `${'['.repeat(60)}${']'.repeat(60)}`,
  `${'{"a":'.repeat(2_000)}1${'}'.repeat(2_000)}`,
];

/** Already encoded for a path or a query. */
export const HOSTILE_TEXTS: readonly string[] = [
  ...['', '%20', '%00', '%ff', '%c0%af', '%', '%zz', '..', '%2e%2e%2f', '.', '*', '%25', '%0d%0a'],
  ...['-1', '0', '1.5', '1e9', '1e400', '99999999999999999999', 'NaN', 'null', 'undefined', 'true'],
  ...["'%20or%201=1--", '%22;drop%20table%20users;--', '__proto__', 'constructor', 'toString'],
  ...['%F0%9F%98%80', '%E6%9C%BA', '%EF%BB%BF', '%ED%A0%80', '<script>', '{{7*7}}', '$gt', 'admin'],
  ...['bis-certification', '00000000-0000-0000-0000-000000000000', 'me', 'my', 'read', 'undefined'],
  ...[65, 201, 499, 501, 5_000].map((length) => 'x'.repeat(length)),
];

export const HOSTILE_TYPES: readonly string[] = [
  ...['text/plain', 'application/x-www-form-urlencoded', 'application/xml', 'nonsense', ''],
  ...['multipart/form-data', 'multipart/form-data; boundary=x', 'multipart/mixed; boundary=x'],
  ...['application/json; charset=utf-16', 'application/json; charset=nonsense', 'APPLICATION/JSON'],
  ...['application/json;;', 'application/vnd.api+json', 'application/json, text/plain'],
];

export const HOSTILE_HEADERS: readonly (readonly [name: string, value: string])[] = [
  ['accept-language', 'x'.repeat(3_000)],
  ['accept-language', 'zh-Hans;q=nonsense, *;q=0.5, ,'],
  ['accept-encoding', 'gzip;q=0, br, *'],
  ['content-encoding', 'gzip'],
  ['content-encoding', 'br'],
  ['content-length', '-1'],
  ['if-none-match', '*'],
  ['if-modified-since', 'yesterday'],
  ['range', 'bytes=0-1,3-4,-1'],
  ['traceparent', '00-zz-zz-01'],
  ['traceparent', 'x'.repeat(2_000)],
  ['cookie', 'token=a; '.repeat(200)],
  ['x-forwarded-for', "127.0.0.1, ' or 1=1 --"],
  ['x-forwarded-host', 'evil.example'],
  ['host', 'evil.example'],
  ['origin', 'null'],
  ['x-http-method-override', 'DELETE'],
  ['expect', '100-continue'],
  ['authorization', 'Bearer'],
  ['authorization', 'Bearer  '],
  ['authorization', 'Basic YTpi'],
  ['authorization', `Bearer ${'a'.repeat(43)}`],
  ['authorization', `Bearer ${'a'.repeat(6_000)}`],
  ['authorization', 'Bearer a, Bearer b'],
];

/** Whole bodies that are not JSON, or JSON that is not an object. */
export const HOSTILE_BODIES: readonly (string | Buffer)[] = [
  ...['', ' ', '{', '}', '[', '"', '{"a":}', "{'a':1}", '{"a":1,}', '{"a":1}{"a":2}', '\0', 'null'],
  ...['1', '"text"', '[]', '[[[]]]', 'true', 'NaN', '01', '\ufeff{}', '{"a":1}\0', '/**/{}'],
  ...[
    '{"__proto__":{"isAdmin":true}}',
    '{"a":1,"a":2}',
    '['.repeat(20_000),
    '{"a":'.repeat(20_000),
  ],
  `${'['.repeat(10_000)}${']'.repeat(10_000)}`,
  Buffer.from([0xff, 0xfe, 0x7b, 0x00, 0x7d, 0x00]),
  Buffer.from([0x7b, 0x22, 0x61, 0x22, 0x3a, 0x22, 0xc3, 0x28, 0x22, 0x7d]),
  Buffer.from([0x1f, 0x8b, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00]),
];
