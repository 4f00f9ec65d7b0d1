package broken;

import static io.github.boykaframework.actions.elements.ElementActions.onElement;

import com.example.boyka.web.LoginPage;

public class MissingLocator {
    void keepsTheUserLoggedIn() {
        onElement(LoginPage.REMEMBER_ME).isSelected(); // fault: cannot find symbol; symbol: variable REMEMBER_ME
    }
}
