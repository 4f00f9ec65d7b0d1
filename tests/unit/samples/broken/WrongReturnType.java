package broken;

import static io.github.boykaframework.actions.elements.ElementActions.onElement;

import com.example.boyka.web.LoginPage;

public class WrongReturnType {
    void countsTheErrors() {
        int errors = onElement(LoginPage.ERROR).getText(); // fault: incompatible types: String cannot be converted to int
    }
}
