// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { fillEditable, plainParagraphs, textOfEditable, timeEditable } from './editable-text.ts';

function editable(html = '') {
  const element = document.createElement('div');
  element.innerHTML = html;
  return element;
}

test('a text put in comes out the same', () => {
  const element = editable();
  const text = 'One. Two.\n\nThree,\nwith a break.\n\n“Four” & <five>.';
  fillEditable(element, text);
  expect(element.querySelectorAll('p')).toHaveLength(3);
  expect(textOfEditable(element)).toBe(text);
});

test('an empty text leaves one line to write on, and is empty again', () => {
  const element = editable();
  fillEditable(element, '  \n\n ');
  expect(element.querySelectorAll('p')).toHaveLength(1);
  expect(textOfEditable(element)).toBe('');
});

test.each([
  ['<p>One</p><div>Two</div>', 'One\n\nTwo'],
  ['loose<p>One</p>', 'loose\n\nOne'],
  ['<p>One<br></p><p><br></p><p>Two</p>', 'One\n\nTwo'],
  ['<p>One <span style="color:red">two</span> <b>three</b></p>', 'One two three'],
  ['<p>a<br>b</p>', 'a\nb'],
  ['<div><p>One</p><p>Two</p></div>', 'One\n\nTwo'],
  ['<p>a&nbsp;b</p>', 'a b'],
])('what browsers make of typing, %s, is read as text', (html, text) => {
  expect(textOfEditable(editable(html))).toBe(text);
});

test('each paragraph carries its place in the talk', () => {
  const element = editable();
  fillEditable(element, `${'word '.repeat(140)}\n\nnext`);
  timeEditable(element, 30);
  expect([...element.querySelectorAll('p')].map(({ dataset }) => dataset.time)).toEqual(['0:30', '1:30']);
});

test('pasted text is parted by its blank lines, or by every line where there are none', () => {
  expect(plainParagraphs('One line\r\nwraps here.\r\n\r\nTwo.')).toBe('One line wraps here.\nTwo.');
  expect(plainParagraphs('One.\nTwo.')).toBe('One.\nTwo.');
});
