package broken;

import static io.github.boykaframework.actions.elements.ElementActions.onElement;


public class WrongArgumentType {
    void findsByText() {
        onElement("error").getText(); // fault: incompatible types: String cannot be converted to Locator
    }
}
